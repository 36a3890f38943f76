import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PageDefinition } from '../lib/define-page.ts';
import { isKnownAddress } from './head.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** A page of which only certain addresses exist, such as those of articles; any other is no page. */
export function KnownAddress({ definition, page }: { definition: PageDefinition; page: ReactNode }) {
  return isKnownAddress(definition, useParams()) ? page : <NotFoundScreen />;
}
