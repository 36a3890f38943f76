import { Link } from 'react-router';
import { OwnToolCards } from '../../features/home/own-tool-cards.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { customToolsPath } from './tab-ids.ts';

export function CustomToolsTab() {
  return (
    <div className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <PageHeader
        heading="Custom tools"
        description="Tools of your own, made from fields and formulas without code."
        actions={
          <Link to={customToolsPath} className={buttonClass('primary')}>
            Open custom tools
          </Link>
        }
      />
      <OwnToolCards path={customToolsPath} />
    </div>
  );
}
