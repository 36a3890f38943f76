/** What is wrong with a formula, in a sentence for whoever wrote it. */
export class FormulaFault extends Error {}
