import { actionPath, dataPath, kebab } from '../../emit/names.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { ClickChange } from './click-change.ts';
import type { TextPlace } from './text-place.ts';

/** The files of the app in which a change shows. Where one of them was changed by hand, it would show nothing. */
export function changedFiles(spec: AppSpec, change: ClickChange): string[] {
  switch (change.do) {
    case 'text':
      return filesOfText(spec, change.place);
    case 'colour':
      return ['src/index.css'];
    case 'move-section':
    case 'hide-section':
      return pageFiles(spec, change.section);
    case 'section-to-page':
      return [...pageFiles(spec, change.section), `src/pages/${change.page}-page.tsx`];
    case 'move-field':
    case 'hide-field':
      return [`src/${dataPath(change.entity)}`];
    case 'move-page':
    case 'hide-page':
      return ['src/identity.ts'];
    case 'hide-action':
      return spec.pages
        .filter(({ sections }) => sections.some(({ props }) => JSON.stringify(props).includes(change.action)))
        .map(({ id }) => `src/pages/${id}-page.tsx`);
  }
}

function pageFiles(spec: AppSpec, section: string): string[] {
  return spec.pages
    .filter(({ sections }) => sections.some(({ id }) => id === section))
    .map(({ id }) => `src/pages/${id}-page.tsx`);
}

function filesOfText(spec: AppSpec, place: TextPlace): string[] {
  switch (place.at) {
    case 'app-name':
    case 'tagline':
      return ['src/identity.ts'];
    case 'page-title':
    case 'page-lead':
      return [`src/pages/${place.page}-page.tsx`];
    case 'section-title':
    case 'add-label':
    case 'prop':
      return pageFiles(spec, place.section);
    case 'related-title':
      return [`src/pages/${kebab(place.entity)}-detail-page.tsx`];
    case 'action-label':
      return [`src/${actionPath(place.action)}`];
    default:
      return [`src/${dataPath(place.entity)}`];
  }
}
