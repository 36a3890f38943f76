import { commonClauses } from './clauses-common.ts';
import { specialClauses } from './clauses-special.ts';

/** All clauses; types of contract name them by their key. */
export const clauses = { ...commonClauses, ...specialClauses };

export type ClauseKey = keyof typeof clauses;
