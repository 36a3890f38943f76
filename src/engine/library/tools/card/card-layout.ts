export interface CardKind {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where each line stands: its label, its first text, its height in the picture and its size, in percent. */
  readonly lines: readonly {
    readonly label: string;
    readonly start: string;
    readonly at: number;
    readonly size: number;
  }[];
  readonly outlined: boolean;
}

export const cardKinds: readonly CardKind[] = [
  {
    id: 'meme',
    name: 'Meme',
    width: 800,
    height: 800,
    outlined: true,
    lines: [
      { label: 'Top text', start: 'When the build is green', at: 12, size: 9 },
      { label: 'Bottom text', start: 'on a Friday afternoon', at: 88, size: 9 },
    ],
  },
  {
    id: 'greeting',
    name: 'Greeting card',
    width: 900,
    height: 640,
    outlined: false,
    lines: [
      { label: 'Headline', start: 'Happy birthday', at: 30, size: 13 },
      { label: 'Message', start: 'May the year bring you calm seas and good company.', at: 56, size: 6 },
      { label: 'From', start: 'Your friends', at: 84, size: 5 },
    ],
  },
  {
    id: 'invitation',
    name: 'Invitation',
    width: 800,
    height: 1000,
    outlined: false,
    lines: [
      { label: 'Headline', start: 'You are invited', at: 22, size: 9 },
      { label: 'Occasion', start: 'Summer garden party', at: 45, size: 7 },
      { label: 'When and where', start: 'Saturday at 4 pm, 12 Harbour Street', at: 66, size: 4.5 },
      { label: 'From', start: 'Maya and Jonas', at: 86, size: 4.5 },
    ],
  },
  {
    id: 'business',
    name: 'Business card',
    width: 1050,
    height: 600,
    outlined: false,
    lines: [
      { label: 'Name', start: 'Alex Morgan', at: 34, size: 14 },
      { label: 'Job title', start: 'Product designer', at: 54, size: 7 },
      { label: 'Contact', start: 'alex@example.org · +1 555 0100', at: 80, size: 5.5 },
    ],
  },
  {
    id: 'post',
    name: 'Social post',
    width: 1000,
    height: 1000,
    outlined: false,
    lines: [
      { label: 'Headline', start: 'Small steps, every day', at: 42, size: 9 },
      { label: 'Second line', start: 'Start with ten minutes.', at: 66, size: 5 },
    ],
  },
];

/** Two colours and the ink that is readable on both. */
export const backgrounds: readonly {
  readonly name: string;
  readonly colors: readonly [string, string];
  readonly ink: string;
}[] = [
  { name: 'Sunset', colors: ['#fed7aa', '#fda4af'], ink: '#431407' },
  { name: 'Ocean', colors: ['#0c4a6e', '#1e3a8a'], ink: '#ffffff' },
  { name: 'Forest', colors: ['#14532d', '#365314'], ink: '#ffffff' },
  { name: 'Paper', colors: ['#fffbeb', '#fef3c7'], ink: '#292524' },
  { name: 'Night', colors: ['#1e1b4b', '#3b0764'], ink: '#ffffff' },
  { name: 'Mint', colors: ['#d1fae5', '#a7f3d0'], ink: '#064e3b' },
];

/** Words in lines that fit a width; a word that is too long stands alone. */
export function wrapWords(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The part of a picture that fills a frame, from its middle. */
export function coverOf(
  width: number,
  height: number,
  frame: { readonly width: number; readonly height: number },
): { x: number; y: number; width: number; height: number } {
  const scale = Math.max(frame.width / width, frame.height / height);
  const [w, h] = [frame.width / scale, frame.height / scale];
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h };
}
