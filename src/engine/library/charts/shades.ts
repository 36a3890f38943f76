/** Shades of the colour of the app that can be told apart. */
export const shades = [
  {
    stroke: 'stroke-primary',
    fill: 'fill-primary',
    ground: 'bg-primary',
  },
  {
    stroke: 'stroke-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_55%)]',
    fill: 'fill-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_55%)]',
    ground: 'bg-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_55%)]',
  },
  {
    stroke: 'stroke-[color-mix(in_oklab,var(--color-primary),var(--color-ink)_60%)]',
    fill: 'fill-[color-mix(in_oklab,var(--color-primary),var(--color-ink)_60%)]',
    ground: 'bg-[color-mix(in_oklab,var(--color-primary),var(--color-ink)_60%)]',
  },
  {
    stroke: 'stroke-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_30%)]',
    fill: 'fill-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_30%)]',
    ground: 'bg-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_30%)]',
  },
  {
    stroke: 'stroke-[color-mix(in_oklab,var(--color-primary),var(--color-ink)_30%)]',
    fill: 'fill-[color-mix(in_oklab,var(--color-primary),var(--color-ink)_30%)]',
    ground: 'bg-[color-mix(in_oklab,var(--color-primary),var(--color-ink)_30%)]',
  },
  {
    stroke: 'stroke-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_75%)]',
    fill: 'fill-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_75%)]',
    ground: 'bg-[color-mix(in_oklab,var(--color-primary),var(--color-surface)_75%)]',
  },
] as const;
