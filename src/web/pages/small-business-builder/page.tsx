import { builder } from '../../../catalog/builders/small-business-builder/builder.ts';
import { HandsOver } from '../../features/agents/hands-over.tsx';
import { LoadedDesk } from '../../features/agents/loaded-desk.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const ways = [
  {
    title: 'Take a trade',
    text: 'Ten businesses are worked out already, from a bakery in Graz to a software company in Nairobi. One press fills everything in.',
  },
  {
    title: 'Put in your own figures',
    text: 'Eight short steps ask what a bank will ask you. A price that changes moves the break-even, the cash and the balance sheet.',
  },
  {
    title: 'Take the plan with you',
    text: 'As a document for the bank, a workbook whose formulas live, and dates for your calendar. Or hand it on and make it an app.',
  },
] as const;

export function Page() {
  return (
    <Container className="grid flex-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        heading={builder.name}
        description="Guides you from an idea to a business plan with three years of figures that add up. It is free, needs no account, and runs on this device: nothing you enter has to leave it."
        meta={<HandsOver things={builder.handsOver} />}
      />
      <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
        {ways.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-1 border-t border-line pt-3">
            <h2 className="flex items-baseline gap-2 text-small font-semibold text-ink">
              <span className="font-medium text-accent tabular-nums">{index + 1}</span>
              {title}
            </h2>
            <p className="text-small text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <LoadedDesk slug={builder.slug} />
    </Container>
  );
}
