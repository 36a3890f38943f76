/** Numbers of questions that a language model is asked. Used through `limits`. */
export const askLimits = {
  questionLength: 10_000,
  /** Turns of the conversation that a model is told of, and how much of each. */
  turns: 12,
  turnLength: 4_000,
  /** Passages of the person's own documents. */
  documents: 8,
  documentLength: 2_000,
  titleLength: 200,
  /** Shipped passages that are found before a model is asked, and by each search of its own. */
  passages: 6,
  passageLength: 3_000,
  /** How often in a row a model may ask for tools. */
  toolRounds: 5,
  /** Characters of one answer. A conversation holds many. */
  answerLength: 40_000,
  /** Characters of what a tool answered that figures are looked for in. */
  toolAnswerLength: 20_000,
  /** Of the person's own things, the newest. */
  ownThings: 30,
  /** Questions of one person within the window. */
  questions: 60,
  questionWindowSeconds: 600,
};
