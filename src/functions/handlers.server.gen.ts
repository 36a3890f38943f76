// written by scripts/registry; do not edit

export const handlers = {
  'system-health-check': () => import('./system-health-check/handler.server.ts'),
} as const;
