interface BankCard {
  deck: string;
  front: string;
  back: string;
}

function deck(name: string, pairs: readonly (readonly [string, string])[]): BankCard[] {
  return pairs.map(([front, back]) => ({ deck: name, front, back }));
}

const decks: readonly (readonly [RegExp, readonly BankCard[]])[] = [
  [
    /spanish|espa/,
    deck('Spanish', [
      ['el pan', 'the bread'],
      ['la casa', 'the house'],
      ['el agua', 'the water'],
      ['gracias', 'thank you'],
      ['el tiempo', 'the time, the weather'],
      ['mañana', 'tomorrow, morning'],
    ]),
  ],
  [
    /french|fran/,
    deck('French', [
      ['le pain', 'the bread'],
      ['la maison', 'the house'],
      ['l’eau', 'the water'],
      ['merci', 'thank you'],
      ['demain', 'tomorrow'],
      ['la mer', 'the sea'],
    ]),
  ],
  [
    /german|deutsch/,
    deck('German', [
      ['das Brot', 'the bread'],
      ['das Haus', 'the house'],
      ['danke', 'thank you'],
      ['morgen', 'tomorrow'],
      ['der Baum', 'the tree'],
      ['die Zeit', 'the time'],
    ]),
  ],
  [
    /english|vocabular|word/,
    deck('English words', [
      ['abundant', 'more than enough'],
      ['reluctant', 'not willing'],
      ['brief', 'short'],
      ['ancient', 'very old'],
      ['to reveal', 'to make known'],
      ['to postpone', 'to put off to a later time'],
    ]),
  ],
  [
    /math|algebra|geometr/,
    deck('Mathematics', [
      ['Area of a circle', 'π × r²'],
      ['7 × 8', '56'],
      ['Square root of 144', '12'],
      ['Sum of the angles of a triangle', '180°'],
      ['Derivative of x²', '2x'],
    ]),
  ],
  [
    /program|code|coding|web|javascript|computer/,
    deck('Web development', [
      ['HTML', 'describes the structure of a page'],
      ['CSS', 'describes how a page looks'],
      ['HTTP 404', 'not found'],
      ['const', 'declares a name that is not assigned again'],
      ['array.map', 'makes a new array from each element'],
    ]),
  ],
  [
    /medic|anatom|biolog|nurs/,
    deck('Anatomy', [
      ['Femur', 'thigh bone'],
      ['Patella', 'kneecap'],
      ['Cardiac', 'of the heart'],
      ['Renal', 'of the kidneys'],
      ['Clavicle', 'collarbone'],
    ]),
  ],
];

const capitals = deck('Capitals', [
  ['Australia', 'Canberra'],
  ['Canada', 'Ottawa'],
  ['Kenya', 'Nairobi'],
  ['Brazil', 'Brasília'],
  ['Japan', 'Tokyo'],
  ['Norway', 'Oslo'],
]);

/** Cards for what a description is about; capitals when nothing else fits. */
export function decksFor(about: string): BankCard[] {
  const found = decks.filter(([pattern]) => pattern.test(about)).flatMap(([, cards]) => cards);
  return found.length > 0 ? [...found] : capitals;
}
