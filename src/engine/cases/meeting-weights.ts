import type { Signs } from './meeting-signs.ts';

/** Fitted to the descriptions of `training/labels/cases`, of each of which somebody said which case it means, if any. */
export const meetingWeights: Signs & { readonly start: number } = {
  start: -5.74,
  score: 2.13,
  said: 0.26,
  about: -2.38,
  flow: 0.87,
  nearest: -0.56,
  meant: 2.13,
  ahead: 16.01,
  named: 0.98,
  covered: 2.13,
  shared: 2.26,
  matched: 0.35,
  left: -0.89,
  main: 0.37,
  length: -1.0,
  sure: 0.17,
  rules: -0.1,
  whole: -0.73,
  all: -0.14,
};
