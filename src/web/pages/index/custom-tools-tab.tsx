import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { customToolsPath } from './tab-ids.ts';

export function CustomToolsTab() {
  return (
    <div className="pt-2 pb-12 @4xl:pt-6">
      <PageHeader
        heading="Custom tools"
        description="Make a tool of your own from a form and a formula, without code."
        actions={
          <Link to={customToolsPath} className={buttonClass('primary')}>
            Open custom tools
          </Link>
        }
      />
    </div>
  );
}
