// written by scripts/registry; do not edit

export const agents = [] as const;
