// written by scripts/registry; do not edit

export const blocks = [] as const;
