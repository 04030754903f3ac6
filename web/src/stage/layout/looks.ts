/** The colours and furniture of the cars. */

interface Look {
  decor: string;
  /** Custom properties, as text for a `style` attribute. */
  colours: string;
}

const paint = (decor: string, body: string, dark: string, light: string): Look => ({
  decor,
  colours: `--car:${body};--car-dark:${dark};--car-light:${light}`,
});

const BAGGAGE = paint("baggage", "#7d5a34", "#553a1f", "#a57d4f");
const SECOND = paint("second", "#2f6b63", "#1c4742", "#5a978d");
const DINING = paint("dining", "#a8701f", "#714810", "#d19c4c");
const SALOON = paint("saloon", "#8f2d2a", "#5f1918", "#bf5a52");
const MAIL = paint("mail", "#33567c", "#1f3853", "#5f83ab");
const FIRST = paint("first", "#6b3459", "#46203a", "#98608a");

const NAMED: Record<string, Look> = {
  baggage: BAGGAGE,
  "second class": SECOND,
  dining: DINING,
  saloon: SALOON,
  mail: MAIL,
  "first class": FIRST,
};

/** The looks of numbered cars: a car keeps its look when the train gets shorter. */
const NUMBERED = [
  MAIL,
  SALOON,
  DINING,
  SECOND,
  paint("baggage", "#a8432a", "#702817", "#d37253"),
  FIRST,
  paint("dining", "#4d6330", "#33441d", "#7c9459"),
  BAGGAGE,
];

export const look = (name: string, index: number): Look => NAMED[name] ?? NUMBERED[(index - 1) % NUMBERED.length]!;
