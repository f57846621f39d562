const id = 188;
const ids = [188];
const modules = {

/***/ 1867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  u: () => (paginateRest)
});

function paginateRest() {
  return {}
}


/***/ }),

/***/ 3670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  _: () => (restEndpointMethods)
});

function restEndpointMethods() {
  return {}
}


/***/ })

};

export { id, ids, modules };
