import { DictionaryPage } from '../../../features/law/dictionary-page.tsx';

export function Page() {
  return <DictionaryPage />;
}
