import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Story structure with placed beats, and a palette in OKLCH',
  text: [
    'Three acts follow Field: in a screenplay of 120 pages act one ends on page 30 and act two on page 90, with plot points on pages 25 to 27 and 85 to 90, the midpoint on page 60 and pinches on pages 45 and 75. Other lengths are scaled in proportion.',
    'The journey has the twelve stages of Vogler after Campbell: five in the first quarter, four in the middle half with the ordeal at its centre, three in the last quarter. Kishōtenketsu has four parts of equal length, as in four panels, and turns in the third.',
    'Each beat is written out of the premise by sentences in which wants and needs stand as infinitives, whoever helps or hinders stands as an object, and pronouns agree; so they are grammatical for any premise that is written as the form asks.',
    'Colours are chosen by lightness, chroma and hue in OKLCH, where equal steps look equal. A colour beyond what a screen shows keeps its lightness and hue and loses chroma until it fits.',
  ],
  sources: [
    { text: 'Field, Screenplay: The Foundations of Screenwriting, 1979; The Screenwriter’s Workbook, 1984' },
    { text: 'Vogler, The Writer’s Journey: Mythic Structure for Writers, 1992' },
    { text: 'Campbell, The Hero with a Thousand Faces, 1949' },
    {
      text: 'Ottosson, A perceptual color space for image processing, 2020',
      url: 'https://bottosson.github.io/posts/oklab/',
    },
    {
      text: 'World Wide Web Consortium, CSS Color Module Level 4, sections on OKLCH and gamut mapping',
      url: 'https://www.w3.org/TR/css-color-4/',
    },
  ],
  assumptions: [
    'A page of a screenplay plays one minute; a page of a manuscript has 250 words.',
    'A scene lasts 2.5 minutes in a film, 1,500 words in a novel and 700 words in a short story.',
    'Places of stages within an act of the journey, and within a part of kishōtenketsu, are a convention of this agent.',
  ],
  limits: [
    'A structure is a question, not an answer: beats may move, and good stories break them knowingly.',
    'It writes English only, and repeats your phrases as they are. It knows nothing of what they mean.',
    'Whether the story exists already is not looked up.',
  ],
};
