import { limits } from '../kernel/limits.ts';

/** Characters of a question. What is longer is a document. */
export const longestQuestion = limits.ask.questionLength;
