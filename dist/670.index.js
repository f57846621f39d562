const id = 670;
const ids = [670];
const modules = {

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
