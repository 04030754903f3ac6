# The bots: the built-in levels and their descriptions.

bot-drifter = Drifter
bot-drifter-about = leaves every move to chance
bot-greenhorn = Greenhorn
bot-greenhorn-about = new out West, plays sensibly, with mistakes that you can use
bot-rustler = Rustler
bot-rustler-about = careful and seasoned, does nothing foolish
bot-outlaw = Outlaw
bot-outlaw-about = thinks ahead, and wonders what you are up to
bot-legend = Legend
bot-legend-about = thinks of everything; you have been warned

## In the terminal

cli-option-bots = Who plays the other seats: one bot for all or one for each, e.g. rustler,outlaw. There are greenhorn, rustler, outlaw, legend and drifter (random), or your own: mine.py:MyBot. Default: { $default }.
cli-option-pace = How fast the bots' moves are shown: instant, brisk or calm. Default: brisk in a terminal, otherwise instant.
cli-bots = Bots
cli-ask-bots = Who plays the other bandits? (Enter: { $bot })
cli-ask-bot = Who plays this seat? (Enter: { $bot })
cli-bots-each = choose one for each
cli-bot-failed = { $fault ->
    [raised] { $bot } stumbled over an error; { $below } steps in for this move.
    [illegal] { $bot } wanted to make a move that is not possible; { $below } steps in for this move.
    [overtime] { $bot } took too long to think; { $below } steps in for this move.
   *[died] { $bot } broke down; { $below } steps in for this move.
}

## Refusals

error-bot-unknown = There is no bot “{ $value }” here. Choose one of { $known }, or name your own, e.g. mine.py:MyBot.
error-bot-file = There is no file { $path } with a bot.
error-bot-import = The bot in “{ $value }” cannot be loaded: { $problem }
error-bot-class = “{ $value }” has no class “{ $name }” with a method “choose”.
error-bot-count = Name one bot for all or one for each of them: { $wanted } to be named, { $found } given.
error-bot-resume = “{ $value }” plays in this saved game, and is not a built-in bot. To let its code run, name all bots again with --bots.
error-pace-unknown = There is no pace “{ $value }”. Choose one of { $known }.
