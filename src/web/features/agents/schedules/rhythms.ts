/** How often an agent can do something again. */
export const rhythms = [
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
] as const;
