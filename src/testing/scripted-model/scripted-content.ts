/** What the scripted model knows to say. A test hands in what its own schema wants. */
export interface ScriptedContent {
  /** Said where words are wanted. It has a number in it. */
  text: string;
  /** Said where JSON is wanted. */
  object: Readonly<Record<string, unknown>>;
  /** The same with one part that does not fit. */
  broken: Readonly<Record<string, unknown>>;
  /** What it hands to a tool. */
  toolInput: Readonly<Record<string, unknown>>;
}

export const usualContent: ScriptedContent = {
  text: 'The three invoices of May come to 1250 euros, and two of them are paid.',
  object: {
    title: 'A shop for second-hand books',
    pages: [
      { name: 'Books', shows: 'books' },
      { name: 'Orders', shows: 'orders' },
    ],
  },
  broken: {
    title: 'A shop for second-hand books',
    pages: [{ name: 'Books', shows: 7 }, { name: 'Orders' }],
  },
  toolInput: { question: 'invoices of May' },
};
