import { DirectoryPage } from '../../../features/resources/directory-page.tsx';

export function Page() {
  return <DirectoryPage />;
}
