export { createElement, Fragment } from 'preact'
