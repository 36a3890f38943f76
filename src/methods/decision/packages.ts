/** Packages of a negotiation over several issues, each scored for both sides: Raiffa, The Art and Science of Negotiation, 1982. */

export interface Setting {
  readonly ours: number;
  readonly theirs: number;
}

export interface Package {
  /** Which setting was taken for each issue. */
  readonly choice: readonly number[];
  readonly ours: number;
  readonly theirs: number;
}

/**
 * All packages that no other package beats for both sides, best for us first. Issues are added one at a time and what is beaten
 * is dropped at once: values add up, so that a beaten part can never become part of an unbeaten whole. Of packages worth the
 * same to both, one stays. Undefined when more than `most` would have to be kept.
 */
export function paretoPackages(issues: readonly (readonly Setting[])[], most: number): Package[] | undefined {
  let kept: Package[] = [{ choice: [], ours: 0, theirs: 0 }];
  for (const settings of issues) {
    const grown = kept.flatMap(({ choice, ours, theirs }) =>
      settings.map((setting, at) => ({
        choice: [...choice, at],
        ours: ours + setting.ours,
        theirs: theirs + setting.theirs,
      })),
    );
    kept = unbeaten(grown);
    if (kept.length > most) return undefined;
  }
  return kept;
}

const same = 1e-9;

function unbeaten(packages: readonly Package[]): Package[] {
  const sorted = packages.toSorted((one, other) => other.ours - one.ours || other.theirs - one.theirs);
  const kept: Package[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const one of sorted)
    if (one.theirs > best + same) {
      kept.push(one);
      best = one.theirs;
    }
  return kept;
}

/** The package with one given setting for every issue. */
export function packageOf(issues: readonly (readonly Setting[])[], choice: readonly number[]): Package {
  const sum = (side: 'ours' | 'theirs') =>
    issues.reduce((total, settings, at) => total + (settings[choice[at] ?? 0]?.[side] ?? 0), 0);
  return { choice, ours: sum('ours'), theirs: sum('theirs') };
}
