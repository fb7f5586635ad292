/**
 * `node scripts/human-form.ts <human-form-cc0.tar.xz>`: makes `src/studio/body/data/*.bin` of the CC0 files of the human form
 * (docs/decisions/2026-11-23-a-real-human-form.md says where they come from). The same archive gives the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SKETCH_TARGETS, WHOLE_TARGETS } from './form/chosen-targets.ts'
import { encodeForm, type FormParts } from './form/encode-form.ts'
import { flattened, type Patch } from './form/flatten.ts'
import { FORM_FOLDER } from './form/form-data.ts'
import { findTwins, halfForm } from './form/half-form.ts'
import { patchesOf } from './form/patches.ts'
import { readBinding, readMesh, readRig, readTarget, readWeights } from './form/read-source.ts'

const ARCHIVE_SHA256 = '51cc640cb59a343e2f37c41b71449c5a43d69386daf286bffccff1c3ccb37d76'

/** Name in the form → file of the source, without its ending. */
const ATTACHMENTS: Readonly<Record<string, string>> = {
  eyes: 'makehuman/eyes/low-poly/low-poly',
  teeth: 'assets/base/teeth/teeth_base/teeth_base',
  tongue: 'assets/base/tongue/tongue01/tongue01',
  lashes: 'assets/base/eyelashes/eyelashes01/eyelashes01',
  fullLashes: 'assets/base/eyelashes/eyelashes04/eyelashes04',
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(3, '0')).map((number) => [
      `brows${number}`,
      `assets/base/eyebrows/eyebrow${number}/eyebrow${number}`,
    ]),
  ),
}

/** Above this height of the base mesh (dm) is the head; the sketch ends below the chest, and at the upper arms. */
const NECK_Y = 5.5
const SKETCH_LOWEST_Y = 2.2
const SKETCH_WIDEST_X = 2.6
/** What is farther forward (dm) and lowest is the ball of the foot. */
const BALL_OF_FOOT_Z = 1.5

const [archive] = process.argv.slice(2)
if (!archive) throw new Error('say where the archive is: node scripts/human-form.ts human-form-cc0.tar.xz')
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
if (sha256(readFileSync(archive)) !== ARCHIVE_SHA256) throw new Error(`${archive} is not the archive this script was made for`)

const folder = mkdtempSync(join(tmpdir(), 'human-form-'))
try {
  execFileSync('tar', ['-xJf', archive, '-C', folder])
  const files = makeFiles(folder)
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(FORM_FOLDER, name), bytes)
  const manifest = Object.entries(files).map(([name, bytes]) => [name, { bytes: bytes.length, sha256: sha256(bytes) }] as const)
  writeFileSync(join(FORM_FOLDER, 'manifest.json'), `${JSON.stringify(Object.fromEntries(manifest), null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true })
}

function makeFiles(folder: string): Record<string, Uint8Array> {
  const path = (file: string) => join(folder, file)
  const mesh = readMesh(path('makehuman/3dobjs/base.obj'))
  const count = mesh.positions.length / 3
  const height = (vertex: number) => mesh.positions[vertex * 3 + 1] ?? 0
  // Of the skin, since a helper for shoes reaches three centimetres below it; and of the ball of the foot, which of people of
  // every age and build is within three millimetres of their lowest.
  const balls = mesh.quads.flatMap(({ group, corners }) =>
    group === 'body' ? corners.filter((vertex) => (mesh.positions[vertex * 3 + 2] ?? 0) > BALL_OF_FOOT_Z) : [],
  )
  const lowest = balls.reduce((low, vertex) => (height(vertex) < height(low) ? vertex : low))
  const source = readRig(path('makehuman/rigs/default.mhskel'))
  // A point of the sole, so that a form without legs is as tall as the whole one.
  const rig = { ...source, joints: { ...source.joints, sole: [lowest] } }
  const weights: [string, number][][] = Array.from({ length: count }, () => [])
  for (const [bone, list] of Object.entries(readWeights(path('makehuman/rigs/default_weights.mhw')))) {
    for (const [vertex, weight] of list) weights[vertex]?.push([bone, weight])
  }
  const patches = patchesOf(mesh, (target) => readTarget(path(`makehuman/targets/${target}.target`), count))
  const side = (vertex: number) => Math.abs(mesh.positions[vertex * 3] ?? 0)
  const twins = findTwins(mesh.positions)
  const targets = new Map(WHOLE_TARGETS.map((name) => [name, readChosen(folder, name, { twins, patches })]))
  const shared = {
    positions: flattened(mesh.positions, patches),
    rig,
    weights,
    isHead: (vertex: number) => height(vertex) > NECK_Y,
  }
  const chosen = (names: readonly string[]): FormParts['targets'] => names.flatMap((name) => targets.get(name) ?? [])
  const attachments = (names: readonly string[]) =>
    names.map((name) => {
      const file = path(ATTACHMENTS[name] ?? '')
      return { name, mesh: readMesh(`${file}.obj`), binding: readBinding(`${file}.mhclo`) }
    })
  return {
    'whole.bin': encodeForm({
      ...shared,
      half: halfForm(mesh, rig, { vertex: () => true, joint: () => true }),
      steps: { base: 0.0005, head: 0.001, below: 0.004 },
      targets: chosen(WHOLE_TARGETS),
      attachments: attachments(Object.keys(ATTACHMENTS)),
    }),
    'sketch.bin': encodeForm({
      ...shared,
      half: halfForm(mesh, rig, {
        vertex: (vertex, surface) =>
          surface === 'eyes' || (surface === 'skin' && height(vertex) > SKETCH_LOWEST_Y && side(vertex) < SKETCH_WIDEST_X),
        // Limbs have joints without skin: they decide how somebody stands, and so where head and shoulders are.
        joint: (name) => !/^(toe[345]|tongue)/.test(name),
      }),
      steps: { base: 0.001, head: 0.002, below: 0.012 },
      targets: chosen(SKETCH_TARGETS),
      attachments: [],
    }),
  }
}

/** `*` in a name is the side: the left file is read, which moves nothing on the right. */
function readChosen(
  folder: string,
  name: string,
  { twins, patches }: { readonly twins: Uint16Array; readonly patches: readonly Patch[] },
): FormParts['targets'][number] {
  const path = (side: string) => join(folder, `makehuman/targets/${name.replace('*', side)}.target`)
  const left = existsSync(path('l')) ? path('l') : path('left')
  const deltas = flattened(readTarget(left, twins.length), patches)
  return { name, kind: name.includes('*') ? 'sided' : 'even', deltas: name.includes('*') ? deltas : evened(deltas, twins) }
}

/** The mean of both sides: some targets of the source move a few vertices of helpers on one side only. */
function evened(deltas: Float64Array, twins: Uint16Array): Float64Array {
  const even = deltas.slice()
  for (const [vertex, twin] of twins.entries()) {
    for (let axis = 0; axis < 3; axis += 1) {
      const mirrored = (deltas[twin * 3 + axis] ?? 0) * (axis === 0 ? -1 : 1)
      const own = deltas[vertex * 3 + axis] ?? 0
      even[vertex * 3 + axis] = (own + mirrored) / 2
    }
  }
  return even
}
