/** Parts of the passwords that are guessed first; whoever guesses starts with these. */
const common = [
  'password',
  'passw0rd',
  'letmein',
  'welcome',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'zxcvbn',
  'abc123',
  'admin',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'shadow',
  'master',
  'superman',
  'trustno1',
  'starwars',
  'whatever',
  'freedom',
  'secret',
  'login',
  'hello',
  'charlie',
  'michael',
  'jordan',
  'summer',
  'winter',
  'spring',
  'autumn',
  'changeme',
  'default',
  'guest',
  'test',
  'kora',
];

const runs = ['abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba', '01234567890', '09876543210'];

export interface PasswordStrength {
  /** 0 to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  label: 'Very weak' | 'Weak' | 'Fair' | 'Good' | 'Strong';
  /** What would help most; absent when nothing is needed. */
  advice?: string;
}

const labels = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** Bits that guessing takes, at which each score begins. */
const thresholds = [28, 38, 52, 68] as const;

/**
 * An estimate from length and variety, with what is common, repeated, in a row, or the person's own address counted as
 * little. It promises nothing: it only says what is easy to guess.
 */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  const { core, found } = withoutGuessable(password, email);
  const bits = core.length * Math.log2(Math.max(alphabetSize(core), 2)) + found * 6;
  const score = thresholds.filter((threshold) => bits >= threshold).length as PasswordStrength['score'];
  const advice = adviceFor(password, found, score);
  return { score, label: labels[score], ...(advice === undefined ? {} : { advice }) };
}

/** What is left when each guessable part is taken out; each of them counts like one word of a short list. */
function withoutGuessable(password: string, email: string): { core: string; found: number } {
  let core = password.toLowerCase();
  let found = 0;
  const own = email
    .toLowerCase()
    .split(/[@.+_-]/)
    .filter((part) => part.length >= 3);
  for (const part of [...own, ...common]) {
    if (!core.includes(part)) continue;
    core = core.replaceAll(part, '');
    found += 1;
  }
  const upper = /[A-Z]/.test(password) && /[a-z]/.test(core) ? 'A' : '';
  for (const run of runs) {
    for (let length = run.length; length >= 3; length--) {
      for (let start = 0; start + length <= run.length; start++) {
        const part = run.slice(start, start + length);
        if (!core.includes(part)) continue;
        core = core.replaceAll(part, '');
        found += 1;
      }
    }
  }
  core = core.replaceAll(/(.)\1{2,}/gu, (_whole, letter: string) => {
    found += 1;
    return letter;
  });
  return { core: upper === '' || core === '' ? core : `${upper}${core.slice(1)}`, found };
}

function alphabetSize(text: string): number {
  let size = 0;
  if (/[a-z]/.test(text)) size += 26;
  if (/[A-Z]/.test(text)) size += 26;
  if (/\d/.test(text)) size += 10;
  if (/[^A-Za-z0-9]/.test(text)) size += 33;
  return size;
}

function adviceFor(password: string, found: number, score: number): string | undefined {
  if (score >= 3) return undefined;
  if (found > 0) return 'Avoid common words, rows like 1234, repeats and your address.';
  if (password.length < 12) return 'Make it longer: three or four unrelated words work well.';
  return 'Mix in capitals, digits or signs.';
}
