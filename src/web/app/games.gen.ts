// written by scripts/registry; do not edit

export const games = [] as const;
