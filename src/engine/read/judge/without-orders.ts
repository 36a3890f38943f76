/** Orders to a machine to be another one, which an app is not made of. A description is text and is never obeyed. */
const orders: readonly RegExp[] = [
  /\b(?:please\s+)?(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|everything\s+)?(?:of\s+)?(?:the\s+|your\s+|these\s+|that\s+(?:was|is)\s+)?(?:previous|prior|above|earlier|preceding|former)(?:\s+(?:instructions?|prompts?|rules?|messages?|text|orders?|commands?|context|said|written))*/gi,
  /\b(?:please\s+)?(?:reveal|print|show|repeat|output|tell|give|leak|dump|write\s+out)\s+(?:me\s+|us\s+)?(?:all\s+)?(?:of\s+)?(?:your|the)\s+(?:hidden\s+|secret\s+|original\s+|initial\s+|full\s+)?(?:system\s+)?(?:prompt|instructions|rules|passwords?|secrets?|api\s+keys?|environment(?:\s+variables)?|source\s+code)\b/gi,
  /\b(?:from\s+now\s+on\s+)?you\s+are\s+(?:now\s+)?(?:in\s+)?(?:dan\b|jailbroken|developer\s+mode|an?\s+(?:evil|unrestricted|uncensored)[^.;!\n]*|no\s+longer\s+[^.;!\n]*)/gi,
  /\b(?:act|behave|respond|answer)\s+(?:as|like)\s+(?:if\s+you\s+(?:were|are)\s+)?(?:an?\s+)?(?:linux\s+terminal|dan|evil|unrestricted|uncensored)[^.;!\n]*/gi,
  /\b(?:ignoriere|vergiss)\s+(?:alle\s+)?(?:bisherigen|vorherigen|obigen|vorigen)\s+(?:anweisungen|regeln|befehle|eingaben)/gi,
  /\b(?:ignore|ignorez|oublie|oubliez)\s+(?:toutes\s+)?les\s+(?:instructions|règles|consignes)(?:\s+(?:précédentes|ci-dessus))?/gi,
  /\b(?:ignora|olvida)\s+(?:todas\s+)?las\s+(?:instrucciones|reglas)(?:\s+(?:anteriores|previas))?/gi,
];

/** Stands where an order was; nobody types it. */
const gap = '\uE000';

/** The text without such orders and what joined them; undefined where it holds none. */
export function withoutOrders(text: string): string | undefined {
  const bare = orders.reduce((rest, pattern) => rest.replaceAll(pattern, ` ${gap} `), text);
  if (bare === text) return undefined;
  return bare
    .replaceAll(/\uE000(?:\s*(?:[,.;:!-]|and|then|instead|but|und|et|y)\s*)*/gi, ' ')
    .replaceAll(/(?:\s*(?:[,;:-]|\band|\bthen|\binstead))+\s*$/gi, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}
