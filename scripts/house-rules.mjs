// The rules of this house that oxlint has no rule for. Plain JavaScript, because editors run oxlint on any Node.

const rule = (create) => ({ create })

const isReExport = (statement) =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.source !== null)

const importsOnly = (statement) => statement.type === 'ImportDeclaration' || isReExport(statement)

const isOurs = (specifier) => specifier.startsWith('.') || specifier.startsWith('#')

const hasExtension = (specifier) => /\.(ts|tsx|mts|js|mjs|cjs|json|css|svg|sql|html)(\?\w+)?$/.test(specifier)

const extensionCheck = (context) => (node) => {
  const specifier = node.source?.value
  if (typeof specifier === 'string' && isOurs(specifier) && !hasExtension(specifier)) {
    context.report({ node: node.source, message: `Name the file with its extension: '${specifier}.ts'.` })
  }
}

const SQL = /^\s*(select|insert|update|delete|create|drop|alter|begin|with|pragma)\s/i

const textOf = (node) => {
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.raw ?? ''
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

const propertyOf = (callee) => (callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : '')

/** SQL for SQLite: `.prepare(…)` and `.pragma(…)` are nothing else, a regular expression has `.exec(…)` too. */
const isSqlCall = ({ callee, arguments: [first] }) => {
  const name = propertyOf(callee)
  if (name === 'prepare' || name === 'pragma') return true
  if (name === 'raw' && callee.object.type === 'Identifier' && callee.object.name === 'sql') return true
  return ['exec', 'raw', 'run', 'all', 'get'].includes(name) && SQL.test(textOf(first))
}

const USE_ROWS = 'Tests read and write rows through server/testing/rows.ts, not with SQL of one database.'

export default {
  meta: { name: 'house' },
  rules: {
    'zod-as-namespace': rule((context) => ({
      ImportDeclaration(node) {
        if (!/^zod(\/|$)/.test(node.source.value)) return
        const isNamespace = node.specifiers.length === 1 && node.specifiers[0].type === 'ImportNamespaceSpecifier'
        if (!isNamespace) {
          context.report({ node, message: "Write import * as z from 'zod', because { z } bundles all of zod." })
        }
      },
    })),
    'no-current-date': rule((context) => ({
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) {
          context.report({ node, message: 'Use server/kernel/clock.ts for the time.' })
        }
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') {
          context.report({ node, message: 'Use server/kernel/clock.ts for the time.' })
        }
      },
    })),
    'no-raw-sql': rule((context) => ({
      ImportDeclaration(node) {
        if (node.source.value === 'better-sqlite3') context.report({ node, message: USE_ROWS })
      },
      CallExpression(node) {
        if (isSqlCall(node)) context.report({ node, message: USE_ROWS })
      },
      TaggedTemplateExpression(node) {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql') context.report({ node, message: USE_ROWS })
      },
    })),
    'no-barrel': rule((context) => ({
      Program(node) {
        if (node.body.some(isReExport) && node.body.every(importsOnly)) {
          context.report({
            node,
            message: 'A file that only re-exports others is a barrel: import the original file.',
          })
        }
      },
      ExportAllDeclaration(node) {
        context.report({ node, message: 'Use named exports for what this file defines.' })
      },
    })),
    'import-extension': rule((context) => {
      const check = extensionCheck(context)
      return {
        ImportDeclaration: check,
        ExportAllDeclaration: check,
        ExportNamedDeclaration: check,
        ImportExpression: check,
      }
    }),
  },
}
