import type { Signs } from './meeting-signs.ts';

/** Fitted by `npm run fit-meeting` to the descriptions of `training/labels/cases`. */
export const meetingWeights: Signs & { readonly start: number } = {
  start: -7.23,
  score: 3.71,
  said: 0.27,
  about: -1.55,
  flow: 0.3,
  nearest: -0.29,
  meant: 4.04,
  ahead: 17.17,
  named: 0.59,
  covered: 2.52,
  shared: 1.43,
  matched: 0.28,
  left: -0.79,
  main: 0.38,
  length: -0.59,
  sure: 0.02,
  rules: -0.01,
  whole: -0.64,
  all: -0.3,
};
