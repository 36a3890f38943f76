import { describe, expect, test } from 'vitest';
import { readS3Listing } from './s3-listing.ts';

function contents(key: string, more = '<Size>3</Size>'): string {
  return `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><ETag>&quot;abc&quot;</ETag>${more}</Contents>`;
}

function result(inner: string): string {
  return `<?xml version="1.0"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</ListBucketResult>`;
}

describe('reading a listing', () => {
  test('gives key, size, hash and time', () => {
    expect(readS3Listing(result(`<IsTruncated>false</IsTruncated>${contents('a/b.txt')}`))).toEqual({
      objects: [{ key: 'a/b.txt', size: 3, etag: 'abc', modifiedAt: new Date('2026-01-02T03:04:05Z') }],
      token: null,
    });
  });

  test('leaves out what somebody else stored, markup in its name included', () => {
    const foreign = contents('x&lt;/Key&gt;&lt;Key&gt;../../etc');
    const listing = readS3Listing(
      result(contents('our.txt') + foreign + contents('with space') + contents('dir/')),
    );
    expect(listing?.objects.map((object) => object.key)).toEqual(['our.txt']);
  });

  test('hands on the token as it was before it became XML', () => {
    const xml = result(
      '<IsTruncated>true</IsTruncated><NextContinuationToken>1&amp;2+/=&#x41;</NextContinuationToken>',
    );
    expect(readS3Listing(xml)?.token).toBe('1&2+/=A');
  });

  test.each([
    ['another document', '<html><body>Sign in</body></html>'],
    ['an object without a size', result(contents('a', ''))],
    ['a continued listing without a token', result('<IsTruncated>true</IsTruncated>')],
    ['nothing', ''],
  ])('refuses %s', (_, xml) => {
    expect(readS3Listing(xml)).toBeNull();
  });
});
