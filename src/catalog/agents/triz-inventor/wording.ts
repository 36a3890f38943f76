/** The noun with its article, whatever the person typed before it. */
export function withArticle(noun: string): string {
  const bare = noun.trim().replace(/^(?:the|a|an|our|my)\s+/i, '');
  return `the ${bare.replace(/[.!?]+$/, '')}`;
}

/** A condition as the rest of "If we …": what people write before it is taken off. */
export function condition(text: string): string {
  return lowerFirst(
    text
      .trim()
      .replace(/^(?:if\s+)?(?:we|you|i)\s+/i, '')
      .replace(/[.!?]+$/, ''),
  );
}

/** The rest of "to …". */
export function purposeOf(text: string): string {
  return lowerFirst(
    text
      .trim()
      .replace(/^to\s+/i, '')
      .replace(/[.!?]+$/, ''),
  );
}

/** Abbreviations such as CO₂ and LED keep their capitals. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;
}

export function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}

export function sentence(text: string): string {
  const first = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return /[.?]$/.test(first) ? first : `${first}.`;
}
