const asked: readonly (readonly [RegExp, string])[] = [
  [/^(?:which|what|whose)\s+(?:kind of\s+|type of\s+)?([a-z][a-z -]*)$/i, '$1'],
  [/^how (?:many|much)\s+([a-z][a-z -]*)$/i, '$1'],
  [/^(?:on which day|on what date|when)$/i, 'date'],
  [/^(?:from when|since when)$/i, 'from'],
  [/^(?:until when|till when|to when)$/i, 'until'],
  [/^(?:at what time|what time)$/i, 'time'],
  [/^(?:who|by whom|whom|for whom|who did it)$/i, 'person'],
  [/^where$/i, 'place'],
  [/^why$/i, 'reason'],
  [/^how long$/i, 'duration'],
  [/^how much$/i, 'amount'],
];

/** “which animal”, “how many grams”, “when”, “by whom”: a property that is told as a question. */
export function askedField(words: string): string {
  const found = asked.find(([pattern]) => pattern.test(words));
  return found === undefined ? words : words.replace(found[0], found[1]);
}
