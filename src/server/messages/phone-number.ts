const international = /^\+[1-9]\d{6,14}$/;

/** A number in international form (E.164), or nothing; people write spaces, hyphens and brackets, which say nothing. */
export function phoneNumber(written: string): string | undefined {
  const bare = written.trim().replace(/[\s().-]/g, '');
  const full = bare.startsWith('+') ? bare : `+${bare}`;
  return international.test(full) ? full : undefined;
}
