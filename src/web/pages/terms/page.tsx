import { DocumentView } from '../../features/documents/document-view.tsx';
import { type ContentModule, onlyText } from '../../lib/content-module.ts';
import { route } from './route.ts';

const text = onlyText(import.meta.glob<ContentModule>('/content/legal/terms.md', { eager: true }));

export function Page() {
  return <DocumentView heading={route.title} document={text} />;
}
