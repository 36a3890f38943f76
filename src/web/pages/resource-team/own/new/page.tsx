import { NewResourcePage } from '../../../../features/resources/own-pages.tsx';

export function Page() {
  return <NewResourcePage />;
}
