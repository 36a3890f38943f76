import { brand } from '../../../kernel/brand.ts';
import { CommandBlock } from './command-block.tsx';
import { NumberedSteps } from './numbered-steps.tsx';

const address = 'http://localhost:3000';

/** From nothing to an installation of one's own. */
export function RunSteps() {
  return (
    <NumberedSteps
      steps={[
        {
          heading: 'Get the source',
          content: (
            <>
              <p>
                Clone the repository that you were given access to. Who has none yet asks sales for it, with
                the button above.
              </p>
              <CommandBlock
                label="Get the source"
                commands={[`git clone <your repository> ${brand.slug}`, `cd ${brand.slug}`]}
              />
            </>
          ),
        },
        {
          heading: 'Start it',
          content: (
            <>
              <p>
                The first start installs the packages and builds, which takes a while and needs the network.
                Every later one takes seconds and needs none.
              </p>
              <CommandBlock
                label="Start it"
                commands={['npm start']}
                output={[`${brand.name} is ready at ${address}`]}
              />
            </>
          ),
        },
        {
          heading: 'Create the first account',
          content: (
            <p>
              Open <code className="font-mono text-ink">{address}</code> and sign up. On the embedded database
              the first account is the admin, unless <code className="font-mono text-ink">ADMIN_EMAIL</code>{' '}
              names another.
            </p>
          ),
        },
      ]}
    />
  );
}
