import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { jobNames, kindNames } from '../../../catalog/resources/resource-names.ts';
import { type ResourceFacts, resources } from '../../../catalog/resources.gen.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { alikeResources } from './alike-resources.ts';
import { loadResource } from './load-resource.ts';
import { ResourceActions } from './resource-actions.tsx';
import { resourceAddress } from './resource-addresses.ts';
import { ResourceCards } from './resource-cards.tsx';
import { ResourcePreview } from './resource-preview.tsx';
import { listedShipped } from './shown-resource.ts';
import { useToolNamed } from './use-tool-named.ts';

const bySlug = new Map(resources.map((facts) => [facts.slug, facts]));

/** An address without a resource never comes here: the router shows that there is no such page. */
export function ResourcePage({ slug }: { slug: string | undefined }) {
  const facts = bySlug.get(slug ?? '');
  if (facts === undefined) return null;
  const { kind, jobs } = listedShipped(facts);
  const alike = alikeResources(facts, resources);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb items={[{ label: 'Resource Team', to: resourceAddress.all }, { label: facts.title }]} />
        }
        heading={<span className="wrap-anywhere">{facts.title}</span>}
        description={facts.about}
        meta={
          <>
            <Badge tone="accent">{kindNames[kind].one}</Badge>
            {jobs.map((job) => (
              <Link
                key={job}
                to={resourceAddress.job(job)}
                className="inline-flex min-h-8 items-center rounded-full sm:min-h-0"
              >
                <Badge>{jobNames[job]}</Badge>
              </Link>
            ))}
          </>
        }
      />
      <Suspense fallback={<Skeleton className="h-[40rem] max-w-[52rem]" />}>
        <ResourceBody key={facts.slug} facts={facts} />
      </Suspense>
      {alike.length === 0 ? null : (
        <section aria-labelledby="alike" className="grid gap-4 print:hidden">
          <h2 id="alike" className="text-lead font-semibold text-ink">
            For the same work
          </h2>
          <ResourceCards label="For the same work" resources={alike.map(listedShipped)} />
        </section>
      )}
    </Container>
  );
}

function ResourceBody({ facts }: { facts: ResourceFacts }) {
  const body = use(loadResource(facts.slug));
  const toolNamed = useToolNamed();
  const { title, about, opens } = facts;
  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-6">
      <ResourceActions
        resource={{ title, about, body }}
        offered={listedShipped(facts).formats}
        starKey={facts.slug}
        opens={opens === undefined ? undefined : toolNamed(opens)}
      />
      <ResourcePreview title={title} body={body} />
    </div>
  );
}
