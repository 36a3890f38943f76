import type { ReactNode } from 'react';
import type { ContentModule } from '../../lib/content-module.ts';
import { readableDay } from '../../lib/reading.ts';
import { Container } from '../../ui/container.tsx';
import { ContentHtml } from '../../ui/content-html.tsx';
import { ContentsAside, ContentsFold } from '../../ui/contents-nav.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

interface DocumentViewProps {
  heading: string;
  document: ContentModule;
  trail?: ReactNode;
  children?: ReactNode;
}

/** A long text with its contents beside it: the guide, the privacy page, the terms. */
export function DocumentView({ heading, document: text, trail, children }: DocumentViewProps) {
  const { description, updated } = text.matter;
  return (
    <Container className="grid grid-cols-1 gap-10 py-10 sm:py-14">
      <PageHeader
        look="story"
        trail={trail}
        heading={heading}
        description={description}
        meta={
          updated === undefined ? undefined : (
            <span>
              Last changed on <time dateTime={updated}>{readableDay(updated)}</time>
            </span>
          )
        }
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,44rem)_15rem] lg:justify-between lg:gap-12">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <div className="lg:hidden">
            <ContentsFold headings={text.toc} />
          </div>
          <ContentHtml html={text.html} />
          {children}
        </div>
        <aside className="sticky top-24 hidden self-start lg:block">
          <ContentsAside headings={text.toc} />
        </aside>
      </div>
    </Container>
  );
}
