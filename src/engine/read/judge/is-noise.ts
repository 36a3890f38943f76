const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm'];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];
const shortestRun = 4;

/** Syllables that people type to fill a field. */
const fillers = /^(?:(?:la|ha|he|hi|ho|bla|blah|na|da|dum|yada|lol|xd|foo|bar|baz|test){1,40}|lorem|ipsum)$/;

/** Letters beside each other on the keyboard, one letter again and again, or more consonants than a word can have. */
export function isMash(word: string): boolean {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
  if (fillers.test(plain)) return true;
  if (/(.)\1{3,}/.test(plain) || /^(.{1,3})\1{2,}$/.test(plain)) return true;
  if (runsOnKeyboard(plain)) return true;
  // “CRM” and “HTML” are said letter by letter.
  const isInitials = word.length <= 5 && word === word.toUpperCase();
  if (plain.length >= 4 && !/[aeiouy]/.test(plain)) return !isInitials;
  return /[bcdfghjklmnpqrstvwxz]{6,}/.test(plain);
}

/** “asdf” and “qwer”, and words that are such runs for the most part. */
function runsOnKeyboard(word: string): boolean {
  if (word.length < shortestRun) return false;
  let covered = 0;
  for (let at = 0; at < word.length; ) {
    let length = 0;
    for (const row of runs) {
      let run = 0;
      while (at + run < word.length && row.includes(word.slice(at, at + run + 1))) run += 1;
      length = Math.max(length, run);
    }
    // “were” and “pool” hold pairs that lie beside each other; three and more seldom do.
    covered += length >= 3 ? length : 0;
    at += Math.max(1, length);
  }
  return covered >= shortestRun && covered >= word.length * 0.75;
}

/** Text without letters, or of which nearly every word was hit on the keyboard. */
export function isNoise(words: readonly string[]): boolean {
  const lettered = words.filter((word) => /\p{L}/u.test(word));
  if (lettered.length === 0) return true;
  const mash = lettered.filter(isMash);
  return mash.length >= lettered.length * 0.7;
}
