// written by scripts/registry; do not edit

export const tools = [] as const;
