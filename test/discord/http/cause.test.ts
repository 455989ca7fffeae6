import { runInNewContext } from 'node:vm';
import { describeCause } from '../../../src/discord/http/cause';

test('an error is described only by its name, code and message', () => {
  expect(describeCause(new TypeError('no such thing'))).toEqual({
    name: 'TypeError',
    code: null,
    message: 'no such thing',
  });
  expect(describeCause(Object.assign(new Error('late'), { code: 7 }))).toEqual({
    name: 'Error',
    code: '7',
    message: 'late',
  });
});

test('an error of another realm is an error', () => {
  expect(describeCause(runInNewContext('new RangeError("too far")'))).toMatchObject({
    name: 'RangeError',
    message: 'too far',
  });
});

test.each<[unknown, string, string]>([
  ['too late', 'string', 'too late'],
  [null, 'object', 'null'],
  [{ name: 'Error', message: 'no error' }, 'object', '[object Object]'],
])('a thrown value that is no error is described as text: %j', (thrown, name, message) => {
  expect(describeCause(thrown)).toEqual({ name, code: null, message });
});

test('causes of an error are described down to the third', () => {
  const chain = new Error('1', { cause: new Error('2', { cause: new Error('3', { cause: new Error('4') }) }) });
  const last = { name: 'Error', code: null, message: '3' };
  expect(describeCause(chain)).toMatchObject({ message: '1', cause: { message: '2', cause: last } });
  expect(describeCause(chain).cause?.cause).toEqual(last);
});

test('quotations are left out, even over several lines, and the rest is cut', () => {
  expect(describeCause(new Error('"a" in\n"b" unread')).message).toBe('"…" unread');
  expect(describeCause(new Error('x'.repeat(300))).message).toBe('x'.repeat(200));
});
