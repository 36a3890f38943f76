import { type CharacterLook, headingFace, textFace } from './character-look.ts';

/** Warm paper: soft serifs, much room, pictures under an arch. */
export const calm: CharacterLook = {
  name: 'warm paper',
  words: 'soft serif headings, much room and pictures under an arch',
  text: textFace('Karla', '"Gill Sans", "Trebuchet MS", system-ui, sans-serif', { bold: 700 }),
  heading: headingFace('Fraunces', 600, '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'),
  corners: { control: '0.75rem', button: '0.75rem', card: '1.25rem', badge: '0.5rem' },
  shadow: '0 2px 14px rgb(0 0 0 / 0.06)',
  bar: 'plain',
  css: `  .app-bar {
    background: var(--color-ground);
    color: var(--color-ink);
  }

  .app-bar .app-link[aria-current] {
    background: var(--color-soft);
    color: var(--color-ink);
  }

  .app-name {
    font-size: 1.375rem;
  }

  .app-page {
    gap: 2.5rem;
    padding-block: 2rem;
  }

  .app-page-title {
    font-size: clamp(2rem, 1.6rem + 1.6vw, 2.75rem);
    line-height: 1.15;
  }

  .app-section-title {
    font-size: 1.75rem;
  }

  .app-hero {
    gap: 1rem;
    overflow: visible;
    border-radius: 0;
  }

  .app-hero-body {
    padding: 1.5rem 0;
  }

  .app-hero-title {
    font-weight: 600;
    line-height: 1.1;
  }

  .app-hero-text {
    color: var(--color-muted);
  }

  .app-hero-picture {
    height: 14rem;
    border-radius: 50rem 50rem 1.25rem 1.25rem;
  }

  .app-hero-link:not(.app-hero-link-first) {
    border-width: 0 0 2px;
    border-radius: 0;
    padding-inline: 0.25rem;
  }

  .app-card {
    border-color: transparent;
  }

  .app-list,
  .app-picks {
    gap: 1.5rem;
  }

  .app-item-picture,
  .app-pick-picture {
    height: 12rem;
  }

  .app-item-body,
  .app-pick-body {
    padding: 1.5rem;
  }

  .app-item-title,
  .app-pick-title {
    font-size: 1.375rem;
    line-height: 1.2;
  }

  .app-way {
    padding: 1.5rem;
  }

  .app-way-icon {
    border-radius: 50%;
    background: var(--color-soft);
    color: var(--color-ink);
  }

  @media (width >= 48rem) {
    .app-page {
      padding-block: 3rem;
    }

    .app-hero {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
      gap: 3.5rem;
      align-items: center;
    }

    .app-hero-body {
      grid-row: 1;
    }

    .app-hero-picture {
      height: 25rem;
    }

    .app-list {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (width >= 64rem) {
    .app-item-card:has(.app-item-picture) {
      flex-direction: row;
    }

    .app-item-picture {
      flex: none;
      width: 10rem;
      height: auto;
      min-height: 12rem;
    }
  }`,
};
