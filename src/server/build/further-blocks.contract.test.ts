import { describeBlocks } from '../../testing/block-contract.server.ts';

describeBlocks(1);
