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
