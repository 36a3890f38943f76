/** A label of a web address: RFC 1035 allows letters, digits and hyphens within, at most 63 in all. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Other spellings that sound the same, as they are used where the plain one is taken. */
export function spellingVariants(name: string): string[] {
  const variants = [
    name.replace(/[aeiou](?=r$)/, ''),
    name.replace(/c(?=[aourlk])/, 'k'),
    name.replace(/ck/, 'k'),
    name.replace(/ks/, 'x'),
    name.replace(/^ph/, 'f'),
    name.replace(/^([^aeiouy]+)i(?=[bcdfglmnprstv])/, '$1y'),
    name.replace(/s$/, 'z'),
    name.replace(/e$/, ''),
  ];
  return [...new Set(variants)].filter((variant) => variant !== name && /[aeiouy]/.test(variant)).slice(0, 3);
}

export function addressesOf(name: string, endings: readonly string[]): string[] {
  const labels = [name, `get${name}`, `${name}app`, `${name}hq`];
  return endings.flatMap((ending, index) =>
    (index === 0 ? labels : [name]).filter((one) => label.test(one)).map((one) => `${one}.${ending}`),
  );
}

/** Null for what can be no ending of an address. */
export function endingOf(text: string): string | null {
  const ending = text.trim().toLowerCase().replace(/^\.+/, '');
  return /^[a-z]{2,63}(?:\.[a-z]{2,63})?$/.test(ending) ? ending : null;
}
