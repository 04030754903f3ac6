from coltexpress.cli import main

main()
