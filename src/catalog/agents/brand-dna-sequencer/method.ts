import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Oklch ramps with WCAG contrast, modular scales, four dimensions of tone and a mark on a grid',
  text: [
    'The main colour is read in Oklch, where equal steps look equal. Eleven lightnesses from 97.5 to 22 % make a ramp; chroma fades to both ends and is lowered where a screen cannot show it. Your own colour stands in the ramp unchanged, at the step nearest to it.',
    'For each role the first step is taken that reaches the contrast asked for against its ground, in light and in dark. Contrast is that of WCAG 2: the lighter luminance plus 0.05 over the darker plus 0.05.',
    'Colours that carry meaning are passed through the matrices of Machado and others for three deficiencies, and their distance in Oklab is measured again.',
    'Type sizes are the base times a ratio to the power of the step; the ratio follows from the character unless you give one. Spacing is a row of multiples of one unit.',
    'Voice stands on four dimensions: humour, formality, respectfulness, enthusiasm. Each has a rule and sentences to write and to avoid, and four moments are worded by them.',
    'The mark is drawn of circles and straight lines on a grid of 24 units. A quarter of its height stays free around it; its smallest size keeps the thinnest part at 1.5 pixels and 0.35 millimetres.',
  ],
  sources: [
    {
      text: 'Ottosson, A perceptual color space for image processing, 2020',
      url: 'https://bottosson.github.io/posts/oklab/',
    },
    {
      text: 'W3C, Web Content Accessibility Guidelines 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11',
      url: 'https://www.w3.org/TR/WCAG22/',
    },
    {
      text: 'Machado, Oliveira and Fernandes, A physiologically-based model for simulation of color vision deficiency, IEEE TVCG 15(6), 2009',
    },
    {
      text: 'Moran, The four dimensions of tone of voice, Nielsen Norman Group, 2016',
      url: 'https://www.nngroup.com/articles/tone-of-voice-dimensions/',
    },
    { text: 'Aaker, Dimensions of brand personality, Journal of Marketing Research 34(3), 1997' },
    { text: 'Bringhurst, The Elements of Typographic Style: modular scales and measure' },
    {
      text: 'Design Tokens Community Group, Design Tokens Format Module 2025.10',
      url: 'https://www.designtokens.org/',
    },
  ],
  assumptions: [
    'Colours are shown in sRGB.',
    'That a character asks for a hue, a ratio or a form is a convention of design and no finding; change it where your market differs.',
    'The proposed typefaces are free under the SIL Open Font License; check the licence of the copy that you use.',
  ],
  limits: [
    'The mark is a sound beginning and no finished identity: a designer draws letters, corrects optically and tests it.',
    'Names and marks are not searched in any register. Ask a trade-mark attorney before you use them.',
    'Letters in the mark are set in the typeface of the device; convert them to outlines in the final file.',
    'WCAG contrast does not know size, weight or glare; test with people.',
  ],
};
