import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { Claims, LiveFiguresLink } from '../../features/home/claims.tsx';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function AboutTab() {
  return (
    <div className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <PageHeader
        heading={`About ${brand.name}`}
        description={brand.description}
        actions={
          <Link to={href('/about')} className={buttonClass('secondary')}>
            Read more
          </Link>
        }
      />
      <Claims />
      <LiveFiguresLink />
    </div>
  );
}
