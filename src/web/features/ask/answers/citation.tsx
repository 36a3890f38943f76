import { use } from 'react';
import { Link } from 'react-router';
import type { Quote } from '../../../../ask/answer.ts';
import { readDocumentAddress } from '../../../../ask/documents/document-address.ts';
import { linkClass } from '../../../ui/text-link.tsx';
import { elsewhere } from '../documents/document-words.ts';
import { OwnDocumentsContext } from '../documents/own-documents-view.ts';
import { useDocumentLink } from '../documents/use-document-link.ts';

/** Where a quote stands, with the way to the place. */
export function Citation({ from: { title, address, section, page } }: { from: Quote['from'] }) {
  const linkTo = useDocumentLink();
  const documents = use(OwnDocumentsContext);
  const own = readDocumentAddress(address);
  const isMissing =
    own !== undefined && documents !== undefined && documents.every(({ id }) => id !== own.document);
  return (
    <>
      {isMissing ? (
        <span className="text-ink">{title}</span>
      ) : (
        <Link
          to={linkTo(address)}
          {...(own === undefined ? {} : { preventScrollReset: true })}
          className={linkClass}
        >
          {title}
        </Link>
      )}
      {section === undefined ? '' : ` · ${section}`}
      {page === undefined ? '' : ` · page ${page}`}
      {isMissing ? <span className="block">{elsewhere}</span> : null}
    </>
  );
}
