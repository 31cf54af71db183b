/**
 * Kinds of faults that StrykerJS does not have, and that people make: exchanged arguments, a dropped `await`, a limit that is
 * off by one, the round before, and one of two things that go together in place of the other (White for Black, the
 * higher for the lower player, one edition for another).
 *
 * StrykerJS has no door for kinds of one's own; its list of mutators is an array that the instrumenter reads, so they are added there.
 */
import { isDeepStrictEqual } from 'node:util';
import { allMutators } from '../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js';

/** What is used of a node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What is used of a place in the syntax tree. */
interface Place {
  readonly node: Node;
  readonly parent: Node;
  readonly parentPath: { readonly parent: Node };
  /** Field of the parent, or the place in its list `listKey`. */
  readonly key: string | number | null;
  readonly listKey?: string;
}

interface Kind {
  readonly name: string;
  mutate(place: Place): Iterable<Node>;
}

/** Things of which one is easily written for the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['white', 'black'],
  ['higher', 'lower'],
  ['upper', 'lower'],
  ['first', 'second'],
  ['first', 'last'],
  ['up', 'down'],
  ['before', 'after'],
  ['player', 'opponent'],
  ['score', 'rating'],
  ['id', 'tpn'],
  ['played', 'won'],
  ['full', 'half'],
  ['2026', '2017'],
];

const TWINS = new Map<string, string>(PAIRS.flatMap(([a, b]) => [[b, a] as const, [a, b] as const]));

/** Fields of a node that say where it was, or what was remarked there. */
const OUTER = new Set([
  'loc',
  'start',
  'end',
  'range',
  'leadingComments',
  'innerComments',
  'trailingComments',
]);

function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map((each: unknown) => copyOf(each)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, each]) =>
      OUTER.has(field) ? [] : [[field, copyOf(each as unknown)]],
    ),
  ) as T;
}

/** The node with other fields, as a copy that shares nothing with it. */
function changed(node: Node, fields: Readonly<Record<string, unknown>>): Node {
  return { ...copyOf(node), ...copyOf(fields) };
}

const VALUES_AMONG_TYPES = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Whether the node is a value that is read here, and no name of a type, a field or something that is declared. */
function isRead({ node, parent, parentPath, key, listKey }: Place): boolean {
  if (listKey === 'params' || parentPath.parent.type === 'ObjectPattern') return false;
  if (parent.type.startsWith('TS')) return VALUES_AMONG_TYPES.has(parent.type) && key === 'expression';
  if (/^(Import|Export)/.test(parent.type)) return false;
  if (parent.type === 'ObjectProperty') return key === 'value' && parent.shorthand !== true;
  if (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression')
    return key === 'object' || parent.computed === true;
  // What is counted up has to stay something that can be written to.
  if (parent.type === 'UpdateExpression') return false;
  if (node.type !== 'Identifier') return true;
  if (parent.type === 'VariableDeclarator') return key === 'init';
  if (parent.type === 'AssignmentExpression') return key === 'right';
  return /Expression$|Statement$|SpreadElement|TemplateLiteral/.test(parent.type) && key !== 'label';
}

function nameOf(node: unknown): string | null {
  const { type, name, value } = (node ?? {}) as { type?: string; name?: string; value?: unknown };
  if (type === 'Identifier') return name ?? null;
  return type === 'StringLiteral' ? String(value) : null;
}

/** Functions of two equal things that say the same of the second and the first. */
const MUTUAL = new Set([
  'apartness',
  'areAlike',
  'areApart',
  'areIdentical',
  'dueTheSame',
  'inRankOrder',
  'keyOfPair',
  'mayMeetWithinLimits',
  'sameAbsolutePreference',
  'sameFile',
  'samePreference',
  'seekTheSame',
]);

/** Whether arguments may come in any order: those of `Math.min`, `Math.max` and `Math.imul`, and of the functions of {@link MUTUAL}. */
function isMutual({ callee }: Node): boolean {
  const { object, property } = (callee ?? {}) as { object?: unknown; property?: unknown };
  if (nameOf(object) === 'Math') return ['min', 'max', 'imul'].includes(nameOf(property) ?? '');
  // A graph has an edge from either end.
  return MUTUAL.has(nameOf(callee) ?? '') || nameOf(property) === 'has';
}

const KINDS: readonly Kind[] = [
  {
    name: 'ExchangedArguments',
    *mutate({ node }) {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
      if (isMutual(node)) return;
      const list = node.arguments as readonly Node[];
      const isPlain = ({ type }: Node) => !/Function|Spread/.test(type);
      for (let at = 0; at + 1 < list.length; at++)
        if (
          isPlain(list[at]!) &&
          isPlain(list[at + 1]!) &&
          !isDeepStrictEqual(copyOf(list[at]), copyOf(list[at + 1]))
        )
          yield changed(node, { arguments: list.with(at, list[at + 1]!).with(at + 1, list[at]!) });
    },
  },
  {
    name: 'DroppedAwait',
    *mutate({ node }) {
      if (node.type === 'AwaitExpression') yield copyOf(node.argument as Node);
    },
  },
  {
    name: 'OffByOne',
    *mutate(place) {
      const { node } = place;
      if (node.type === 'NumericLiteral' && isRead(place))
        yield { type: 'NumericLiteral', value: (node.value as number) + 1 };
    },
  },
  {
    name: 'OtherRound',
    *mutate(place) {
      const { node } = place;
      const isRound =
        node.type === 'Identifier'
          ? node.name === 'round' && isRead(place)
          : node.type === 'MemberExpression' && node.computed !== true && nameOf(node.property) === 'round';
      if (!isRound || (node.type === 'MemberExpression' && place.key === 'left')) return;
      yield {
        type: 'BinaryExpression',
        operator: '-',
        left: copyOf(node),
        right: { type: 'NumericLiteral', value: 1 },
      };
    },
  },
  {
    name: 'OtherOfTwo',
    *mutate(place) {
      const { node } = place;
      if (node.type === 'MemberExpression' && node.computed !== true && place.key !== 'left') {
        const twin = TWINS.get(nameOf(node.property) ?? '');
        if (twin !== undefined) yield changed(node, { property: { type: 'Identifier', name: twin } });
      } else if ((node.type === 'Identifier' || node.type === 'StringLiteral') && isRead(place)) {
        const twin = TWINS.get(nameOf(node) ?? '');
        if (twin === undefined) return;
        yield node.type === 'Identifier'
          ? { type: 'Identifier', name: twin }
          : { type: 'StringLiteral', value: twin };
      }
    },
  },
  {
    name: 'ExchangedFields',
    *mutate({ node }) {
      if (node.type !== 'ObjectExpression') return;
      const fields = node.properties as readonly Node[];
      const at = (name: string) =>
        fields.findIndex(({ type, key }) => type === 'ObjectProperty' && nameOf(key) === name);
      for (const [one, other] of PAIRS) {
        const [a, b] = [at(one), at(other)];
        if (a < 0 || b < 0) continue;
        const [first, second] = [fields[a]!, fields[b]!];
        if (isDeepStrictEqual(copyOf(first.value), copyOf(second.value))) continue;
        yield changed(node, {
          properties: fields
            .with(a, { ...first, shorthand: false, value: second.value })
            .with(b, { ...second, shorthand: false, value: first.value }),
        });
      }
    },
  },
];

/** Adds these kinds to those of StrykerJS; a second call changes nothing. */
export function addKinds(): void {
  const all = allMutators as unknown as Kind[];
  for (const kind of KINDS) if (!all.includes(kind)) all.push(kind);
}
