import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'small-business-builder',
  name: 'Small Business Builder',
  does: 'A lean canvas, 36 months of figures and the point where it breaks even.',
  path: '/small-business-builder',
  aim: 'money',
  words: ['business plan', 'startup', 'break-even', 'canvas', 'projection'],
};
